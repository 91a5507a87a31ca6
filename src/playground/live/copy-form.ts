/** What Copy gives of an example in JavaScript. */
export type CopyForm = keyof typeof COPY_FORMS;

/** The forms, as the menu of an example calls them. The first is the default. */
const COPY_FORMS = {
  module: "Module for Node or a bundler",
  page: "Page with a script tag",
} as const;

/** Where the browser remembers the form, for all examples of the site. */
const KEY = "copy-as";

/** Where nothing can be stored, the choice holds until the page is left. */
let chosen: CopyForm | undefined;

/** The form that the reader has chosen. */
export function copyForm(): CopyForm {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored !== null && Object.hasOwn(COPY_FORMS, stored))
      return stored as CopyForm;
  } catch {
    // A browser that stores nothing refuses to be asked.
  }
  return chosen ?? "module";
}

/** Say on each Copy button what it gives, where that is not a module. */
export function labelCopy(): void {
  document.documentElement.dataset["copyAs"] = copyForm();
}

/** A field for the menu of an example, to choose the form. */
export function copyFormField(): HTMLElement {
  const field = document.createElement("label");
  const select = document.createElement("select");
  for (const [form, name] of Object.entries(COPY_FORMS)) {
    const option = document.createElement("option");
    option.value = form;
    option.textContent = name;
    select.append(option);
  }
  select.value = copyForm();
  select.addEventListener("change", () => choose(select.value as CopyForm));
  field.className = "quiet-button";
  field.append("Copy as ", select);
  return field;
}

function choose(form: CopyForm): void {
  chosen = form;
  try {
    localStorage.setItem(KEY, form);
  } catch {
    // See `chosen`.
  }
  labelCopy();
}
