/** What members are for: titles, and the names below each, with spaces. */
export type Topics = Readonly<Record<string, string>>;
