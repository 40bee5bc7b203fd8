import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { startWorld } from '../../testing/world.ts'
import { listLastApprovals } from './repository.ts'

/** More than one statement of either engine takes values. */
const tooMany = 70_000

describeEngines('approvals of more takes than a statement takes ids', (engine) => {
  it('are all looked for', async () => {
    const { queries } = (await startWorld(engine)).database
    const many = Array.from({ length: tooMany }, (_, at) => testId(at + 1))
    expect(await listLastApprovals(queries, many)).toEqual(new Map())
  })
})
