import { weighBuild } from '../tools/budgets/budgets.ts'
import type { Figure } from './figure.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes of the build, budget by budget. */
export async function measureBytes(): Promise<Figure[]> {
  return (await weighBuild()).map(({ name, bytes, limitBytes }) => ({
    name,
    value: kilobytes(bytes),
    aim: `≤ ${kilobytes(limitBytes)}`,
  }))
}
