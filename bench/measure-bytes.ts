import { weighBuild } from '../tools/budgets/budgets.ts'
import type { Figure } from './figure.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Measures the bytes of the build, some of which have a budget. */
export async function measureBytes(): Promise<Figure[]> {
  return (await weighBuild()).map(({ name, bytes, limitBytes }) => ({
    name,
    value: kilobytes(bytes),
    ...(limitBytes !== undefined && { aim: `≤ ${kilobytes(limitBytes)}` }),
  }))
}
