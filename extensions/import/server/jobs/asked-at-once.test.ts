import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../../../server/src/testing/engines.ts'
import { startDesk } from '../../../../server/src/testing/language-desk.ts'
import { aJob } from '../testing/import-jobs.ts'

const maxOpenJobs = 10

describeBothEngines('files that a language may have open', (engine) => {
  it('are not more where they are asked for all at once', async () => {
    const { desk, at } = await startDesk(engine)
    const path = at(api.listImportJobs.path)
    const asked = Array.from({ length: 2 * maxOpenJobs }, () => desk.post(path, aJob()))
    const jobs = (await Promise.all(asked)).filter(({ status }) => status === 201)
    expect(jobs).toHaveLength(maxOpenJobs)
  })
})
