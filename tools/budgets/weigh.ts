import filePlugins from '@size-limit/file'
import sizeLimit from 'size-limit'

export interface Budget {
  name: string
  limitBytes: number
  /** Paths of the files that count together. */
  files: readonly string[]
  /** For a sample that stands for something larger; 1 when absent. */
  scale?: number
}

export interface Weight {
  name: string
  limitBytes: number
  bytes: number
  isWithin: boolean
}

/** Bytes of a budget's files as Brotli sends them. */
export async function weigh({ name, limitBytes, files, scale = 1 }: Budget): Promise<Weight> {
  if (files.length === 0) throw new Error(`${name}: no file to weigh`)
  const [result] = (await sizeLimit(filePlugins, [...files])) as { size: number }[]
  if (result === undefined) throw new Error(`${name}: size-limit gave no size`)
  const bytes = Math.round(result.size * scale)
  return { name, limitBytes, bytes, isWithin: bytes <= limitBytes }
}
