import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { packsFolder } from '@mboa/content'
import { MisuseError } from '../command.ts'

/** The folder of packs that was named, or the product's own. */
export async function packsOperand(positionals: readonly string[]): Promise<string> {
  const [given, ...others] = positionals
  if (given === undefined) return packsFolder
  if (others.length > 0) throw new MisuseError('Name one folder at most.')
  const folder = resolve(given)
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory() !== true) throw new MisuseError(`There is no folder ${folder}.`)
  return folder
}
