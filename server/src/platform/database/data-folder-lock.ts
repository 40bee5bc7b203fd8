import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/** Held while a server uses the folder; the system frees it when the process dies, however. */
export interface DataFolderLock {
  release(): void
}

/**
 * Makes this process the only server on the folder, through an exclusive lock on a file of its
 * own: the database itself stays open to the command line. Undefined when another holds it.
 */
export function lockDataFolder(dataDir: string): DataFolderLock | undefined {
  return lockFile(join(dataDir, 'server.lock'))
}

/** The same for anything else that one process at a time may do. */
export function lockFile(path: string): DataFolderLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // To lock an empty file SQLite writes its first page, for which a full disk has no room later.
    if (file.prepare('PRAGMA page_count').get()?.['page_count'] === 0) {
      file.exec('PRAGMA user_version = 1')
    }
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      return undefined
    }
    throw error
  }
  return { release: () => file.close() }
}
