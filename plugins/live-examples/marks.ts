/** The state of an object when it was marked. */
interface Mark {
  readonly prototype: object | null;
  readonly isExtensible: boolean;
  readonly properties: ReadonlyMap<PropertyKey, PropertyDescriptor>;
}

/**
 * The objects that are reachable from some roots over properties, accessors
 * and prototypes, as they were when this was made. No accessor is called.
 */
export class Marks {
  readonly #marks = new Map<object, Mark>();

  /**
   * @param roots - Where to start.
   * @param isKept - Which of the objects to compare later; all by default.
   */
  constructor(
    roots: readonly object[],
    isKept: (object: object) => boolean = () => true,
  ) {
    const seen = new Set<object>(roots);
    // Objects that are added while the loop runs are visited too.
    for (const owner of seen) {
      const mark = markOf(owner);
      if (isKept(owner)) this.#marks.set(owner, mark);
      for (const next of neighbours(mark)) seen.add(next);
    }
  }

  /** Tells whether an object is compared. */
  has(object: object): boolean {
    return this.#marks.has(object);
  }

  /** The first object that looks different now, if any does. */
  changed(): object | undefined {
    for (const [owner, mark] of this.#marks) {
      if (!isAsMarked(owner, mark)) return owner;
    }
    return undefined;
  }

  /**
   * Gives the objects that were changed the properties that they had.
   *
   * @throws Error when one cannot have them again.
   */
  restore(): void {
    for (const [owner, { properties }] of this.#marks) {
      for (const key of Reflect.ownKeys(owner)) {
        if (!properties.has(key)) Reflect.deleteProperty(owner, key);
      }
      for (const [key, property] of properties) {
        const now = Reflect.getOwnPropertyDescriptor(owner, key);
        if (now && isSame(property, now)) continue;
        Reflect.defineProperty(owner, key, property);
      }
    }
    if (this.changed()) {
      throw new Error("an example changed an object of Node for good");
    }
  }
}

function markOf(owner: object): Mark {
  const properties = new Map<PropertyKey, PropertyDescriptor>();
  for (const key of Reflect.ownKeys(owner)) {
    const property = Reflect.getOwnPropertyDescriptor(owner, key);
    if (property) properties.set(key, property);
  }
  return {
    prototype: Reflect.getPrototypeOf(owner),
    isExtensible: Reflect.isExtensible(owner),
    properties,
  };
}

function* neighbours({ prototype, properties }: Mark): Generator<object> {
  if (prototype) yield prototype;
  for (const property of properties.values()) {
    const values = Object.values(property) as unknown[];
    yield* values.filter(isObject);
  }
}

function isObject(value: unknown): value is object {
  return (
    typeof value === "function" || (typeof value === "object" && value !== null)
  );
}

function isAsMarked(owner: object, mark: Mark): boolean {
  const keys = Reflect.ownKeys(owner);
  if (keys.length !== mark.properties.size) return false;
  if (Reflect.getPrototypeOf(owner) !== mark.prototype) return false;
  if (Reflect.isExtensible(owner) !== mark.isExtensible) return false;
  return keys.every((key) => {
    const before = mark.properties.get(key);
    const now = Reflect.getOwnPropertyDescriptor(owner, key);
    return before !== undefined && now !== undefined && isSame(before, now);
  });
}

function isSame(a: PropertyDescriptor, b: PropertyDescriptor): boolean {
  return (
    Object.is(a.value, b.value) &&
    a.get === b.get &&
    a.set === b.set &&
    a.writable === b.writable &&
    a.enumerable === b.enumerable &&
    a.configurable === b.configurable
  );
}
