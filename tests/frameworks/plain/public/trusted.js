// #region policy
trustedTypes.createPolicy("default", { createHTML: (html) => html });
await import("/mathlive/mathlive.min.mjs");
// #endregion
