import { access, constants, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { freeMebibytes, leastFreeMebibytes } from '../../platform/free-space.ts'
import type { Finding } from './finding.ts'

const subject = 'storage'
const fewMebibytes = 1024

/** Whether the data folder can be written, and how much still goes into it. */
export async function checkStorage({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const folder = await nearestFolder(dataDir)
  for (const each of [folder, join(dataDir, 'blobs')]) {
    const trouble = await troubleWith(each)
    if (trouble !== undefined) return { subject, state: 'wrong', says: `${each} ${trouble}.` }
  }
  const free = await freeMebibytes(folder)
  const room = `${free} MiB are free.`
  if (free < leastFreeMebibytes) {
    return { subject, state: 'wrong', says: `The disk of ${folder} is full: ${room}` }
  }
  if (folder !== dataDir) {
    return { subject, state: 'note', says: `${dataDir} is created at the first start; ${room}` }
  }
  const state = free < fewMebibytes ? 'note' : 'good'
  return { subject, state, says: `${dataDir} is writable; ${room}` }
}

/** The folder itself, or the one in which it would be made. */
async function nearestFolder(path: string): Promise<string> {
  return (await exists(path)) || dirname(path) === path ? path : nearestFolder(dirname(path))
}

async function troubleWith(path: string): Promise<string | undefined> {
  if (!(await exists(path))) return undefined
  if (!(await stat(path)).isDirectory()) return 'is not a folder'
  return (await may(path, constants.W_OK)) ? undefined : 'cannot be written by this user'
}

function exists(path: string): Promise<boolean> {
  return may(path, constants.F_OK)
}

/** `access` answers no by throwing. */
function may(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}
