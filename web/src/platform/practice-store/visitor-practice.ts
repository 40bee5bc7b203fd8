import { emptyFold } from '@mboa/domain'
import { visitorId } from './practice-context.ts'
import type { PracticeSnapshot, PracticeStore } from './practice-store.ts'

const snapshot: PracticeSnapshot = {
  status: 'ready',
  fold: emptyFold(),
  history: 'here',
  pending: 0,
  sync: 'idle',
  refusedReports: [],
  refusedAnswers: [],
}

const keepNothing = () => Promise.reject(new Error('Nothing of a visitor is kept'))

/**
 * What exercises read from where nobody practises: a learner of whom nothing is known. Nothing is
 * kept of what is done, neither on the device nor on the server, whoever is signed in.
 */
export const visitorPractice: PracticeStore = {
  userId: visitorId,
  getSnapshot: () => snapshot,
  subscribe: () => () => undefined,
  whenReady: () => Promise.resolve(snapshot),
  countDue: () => 0,
  record: keepNothing,
  report: keepNothing,
  forgetReport: keepNothing,
  forgetRefusedAnswers: keepNothing,
  sync: () => undefined,
  start: () => () => undefined,
}
