import { api, pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { readStored } from '../fixtures/read-stored.ts'
import { flow, leftUnfinished } from './fixtures/flow.ts'
import {
  answerOne,
  beginEwondo,
  listReceived,
  seeFirstQuestion,
  untilAllIsSent,
} from './fixtures/practise.ts'

// What cannot be fetched is reported to the console, by the app or by the engine.
const unreachable = /load failed|Load failed|NetworkError|Importing a module|showing a picture/
flow.use({ expectedProblem: new RegExp(`${unreachable.source}|${leftUnfinished.source}`) })

flow(
  'while the server is gone learning goes on, also after a reload, and is sent when it is back',
  async ({ tab, front, signInNew }) => {
    await signInNew()
    await beginEwondo(tab)
    front.cutOff(true)
    await answerOne(tab)
    await tab.reload()
    await seeFirstQuestion(tab)
    await answerOne(tab)
    await tab.go(pagePaths.learnerCourses)
    await tab.see('Waiting to be sent')
    const { all, pending } = await tab.run(readStored)
    expect(pending.length).toBeGreaterThanOrEqual(2)
    front.cutOff(false)
    await tab.reload()
    await untilAllIsSent(tab)
    expect((await tab.run(listReceived, api.syncPractice.path)).toSorted()).toEqual(all.toSorted())
  },
)
