import { pagePaths } from '@mboa/contract'
import { expect, test } from 'vitest'
import { Route, useParams } from 'wouter'
import { requestedItemsPath, sessionPath } from '../platform/navigation/session-address.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { findRoute } from './find-route.ts'
import { prerenderedRoutes, routes, unknownRoute } from './routes.tsx'

/** The server makes this page itself. */
const ofApp = Object.values(pagePaths).filter((path) => path !== pagePaths.mailbox)
const isNotFound = (path: string) => findRoute(path).page === unknownRoute.page

test.each(ofApp)('%s has a route', (path) => {
  expect(isNotFound(path)).toBe(false)
})

test('the contract knows every address that has a route, so that the server answers it', () => {
  const patterns = routes.map(({ path }) => path).filter((path) => !path.endsWith('*'))
  const known = patterns.map((path) => path.replace(/(\/units|\/missions)?\/:\w+\??$/, ''))
  expect(known.filter((path) => !ofApp.some((one) => one === path))).toEqual([])
})

test.each([
  ['/AUTH/Login/', pagePaths.login],
  [`${pagePaths.learnerCourses}/ewo`, `${pagePaths.learnerCourses}/:course?`],
  [`${pagePaths.learnerCourses}/`, `${pagePaths.learnerCourses}/:course?`],
  [pagePaths.learnerNextLesson, `${pagePaths.learnerLessons}/:lesson`],
  [`${pagePaths.learnerLessons}/units/days`, `${pagePaths.learnerLessons}/units/:unit`],
  [`${pagePaths.learnerLessons}/missions/ewo.a`, `${pagePaths.learnerLessons}/missions/:mission`],
])('%s opens the page of %s', (address, path) => {
  expect(findRoute(address).path).toBe(path)
})

const Params = () => JSON.stringify({ ...useParams() })

test.each([
  [pagePaths.learnerCourses, '{}'],
  [`${pagePaths.learnerCourses}/ewo`, '{"0":"ewo","course":"ewo"}'],
  [`${pagePaths.learnerLessons}/UNITS/days/`, '{"0":"days","unit":"days"}'],
])('the router gives the page at %s the parameters %s', async (path, parameters) => {
  const route = (
    <Route path={findRoute(path).path}>
      <Params />
    </Route>
  )
  const screen = await renderAppPart(route, { path })
  expect(screen.container.textContent).toBe(parameters)
})

test.each([
  `${pagePaths.learnerCourses}/ewo/deeper`,
  `${pagePaths.learnerWords}/deeper`,
  `${pagePaths.recorderHome}/unknown`,
  `${pagePaths.profile}/unknown`,
  `${pagePaths.login}s`,
  '/unknown',
])('nothing is found at %s', (address) => {
  expect(isNotFound(address)).toBe(true)
})

test('recording has the screen for itself, and the list it is chosen from stands in the frame', () => {
  const { isFramed: isStudioFramed } = findRoute(
    pagePaths.recorderWords,
    new URLSearchParams('record=ewo'),
  )
  expect(isStudioFramed).toBeUndefined()
  expect(findRoute(pagePaths.recorderWords).isFramed).toBe(true)
})

test.each([
  [sessionPath(pagePaths.learnerWords), 'on-wide'],
  [sessionPath(pagePaths.learnerWords, { isQuick: true }), 'on-wide'],
  [requestedItemsPath(pagePaths.learnerWords, ['ewo.day']), 'on-wide'],
  [requestedItemsPath(pagePaths.learnerWords, ['ewo.day'], { ofTones: true }), 'on-wide'],
  [pagePaths.learnerWords, true],
  [sessionPath(pagePaths.learnerSentences), 'on-wide'],
  [requestedItemsPath(pagePaths.learnerSentences, ['wes.s-hello']), 'on-wide'],
  [pagePaths.learnerSentences, true],
  [pagePaths.learnerNextLesson, 'on-wide'],
])('%s is framed: %s', (address, isFramed) => {
  const { pathname, searchParams } = new URL(address, 'https://mboa.example')
  expect(findRoute(pathname, searchParams).isFramed).toBe(isFramed)
})

test('what is prerendered is for people who are not signed in', () => {
  const accesses = new Set(prerenderedRoutes.map(({ access }) => access))
  expect([...accesses].toSorted()).toEqual(['anyone', 'signed-out'])
})
