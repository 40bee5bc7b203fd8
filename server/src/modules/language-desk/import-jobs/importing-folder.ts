import { join } from 'node:path'

/** Where files of desks are put together and unpacked while a server works on them. */
export const importingFolderOf = (dataDir: string): string => join(dataDir, 'importing')
