import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../../testing/engines.ts'
import { aJob } from '../../../testing/import-jobs.ts'
import { startDesk } from '../../../testing/language-desk.ts'

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
