import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBudgets } from './budgets.ts'
import { weigh, type Weight } from './weigh.ts'

const webDist = join(import.meta.dirname, '../../web/dist')

/** Weighs the built product against every budget. */
export async function weighBuild(): Promise<Weight[]> {
  const sampleFolder = await mkdtemp(join(tmpdir(), 'mboa-budgets-'))
  try {
    return await Promise.all((await listBudgets(webDist, sampleFolder)).map(weigh))
  } finally {
    await rm(sampleFolder, { recursive: true })
  }
}
