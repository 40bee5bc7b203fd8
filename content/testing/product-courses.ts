import { loadPacks, packsFolder } from '../load.ts'

/** The courses of the product, read once for all files of tests: reading them takes a second. */
export const productCourses = loadPacks(packsFolder)
