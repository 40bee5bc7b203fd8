/** Signs between the cells of a table, in the order of preference: a head in French has commas in its names. */
export const separators = ['\t', ';', ','] as const
export type Separator = (typeof separators)[number]
