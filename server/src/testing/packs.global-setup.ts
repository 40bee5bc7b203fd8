import { compileCourseLibrary } from '../modules/content/index.ts'

/** The packs are read once for all processes and files of the run, as a build does it. */
export default compileCourseLibrary
