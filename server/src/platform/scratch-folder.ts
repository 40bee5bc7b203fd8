import { join } from 'node:path'

/**
 * Folder for files that are worth nothing once their process has ended. A server that has the data
 * folder to itself empties it at the start.
 */
export const scratchFolderOf = (dataDir: string): string => join(dataDir, 'scratch')
