export const _x=1
