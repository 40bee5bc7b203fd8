import { basename } from 'node:path'
import { findFormat, type ReadName } from '@mboa/formats'
import { MisuseError } from './command.ts'

/** One of the formats known for what is to be done, by its name or that of the file. */
export function formatOf<Name extends ReadName>(
  file: string,
  name: Name | undefined,
  known: readonly Name[],
): Name {
  const wanted = name ?? findFormat(file)
  const found = known.find((each) => each === wanted)
  if (found !== undefined) return found
  throw new MisuseError(
    `The format of ${basename(file)} is not known: pass --format, one of ${known.join(', ')}.`,
  )
}
