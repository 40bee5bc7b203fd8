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

/** Bytes of files as Brotli sends them, by path. */
type Sizes = Map<string, Promise<number>>

/** Weighs budgets, each file once: most count for several of them. */
export function weighAll(budgets: readonly Budget[]): Promise<Weight[]> {
  const sizes: Sizes = new Map()
  return Promise.all(budgets.map((budget) => weigh(budget, sizes)))
}

/** Bytes of a budget's files together, and whether they are within its limit. */
export async function weigh(
  { name, limitBytes, files, scale = 1 }: Budget,
  sizes: Sizes = new Map(),
): Promise<Weight> {
  if (files.length === 0) throw new Error(`${name}: no file to weigh`)
  const weighed = files.map((file) => {
    const size = sizes.get(file) ?? sizeOf(file)
    sizes.set(file, size)
    return size
  })
  const sum = (await Promise.all(weighed)).reduce((total, size) => total + size, 0)
  const bytes = Math.round(sum * scale)
  return { name, limitBytes, bytes, isWithin: bytes <= limitBytes }
}

async function sizeOf(file: string): Promise<number> {
  const [result] = (await sizeLimit(filePlugins, [file])) as { size: number }[]
  if (result === undefined) throw new Error(`${file}: size-limit gave no size`)
  return result.size
}
