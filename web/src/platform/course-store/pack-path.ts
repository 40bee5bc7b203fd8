import { apiPaths } from '@mboa/contract'

/** The address of a unit in one revision; what is there never changes. */
export const packPath = (course: string, unit: string, revision: string): string =>
  apiPaths.unitPack.replace(':course', course).replace(':unit', unit).replace(':revision', revision)
