// cspell:ignore onerror

/** Runs code where text is taken for HTML. */
export const TAG = "<img src=data:, onerror=top.hit=1>";

/** Goes to another page there, which a policy of sources does not refuse. */
export const LEAVING = "<meta http-equiv=refresh content=0;url=/404.html>";
