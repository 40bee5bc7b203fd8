import { pagePaths } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { describe, expect, it } from 'vitest'
import { currentAddress, renderAppPart } from '../testing/render-app-part.tsx'
import { aUser } from '../testing/users.ts'
import { Guard } from './guards.tsx'

const shown: string[] = []
function Page({ name }: { name: string }) {
  shown.push(name)
  return <h1>{name}</h1>
}

const routes = (
  <Switch>
    <Route path={pagePaths.login}>
      <Guard route={{ access: 'signed-out' }}>
        <Page name="login" />
      </Guard>
    </Route>
    <Route path={`${pagePaths.learnerHome}/*?`}>
      <Guard route={{ access: 'learner' }}>
        <Page name="learner" />
      </Guard>
    </Route>
    <Route path={`${pagePaths.recorderHome}/*?`}>
      <Guard route={{ access: 'recorder' }}>
        <Page name="recorder" />
      </Guard>
    </Route>
    <Route path={pagePaths.profile}>
      <Guard route={{ access: 'signed-in' }}>
        <Page name="profile" />
      </Guard>
    </Route>
  </Switch>
)

const learner = aUser({ role: 'learner' })
const recorder = aUser({ role: 'recorder' })

describe.each([
  ['nobody', null],
  ['a learner', learner],
  ['a recorder', recorder],
] as const)('%s', (_, user) => {
  it.each([pagePaths.learnerHome, pagePaths.recorderHome, pagePaths.profile])(
    'sees Loading... and no page at %s while the session loads',
    async (path) => {
      shown.length = 0
      const screen = await renderAppPart(routes, { user, status: 'loading', path })
      await expect.element(screen.getByText('Loading...')).toBeVisible()
      expect(shown).toEqual([])
    },
  )
})

it.each([
  ['nobody', null, pagePaths.learnerHome, pagePaths.login, 'login'],
  ['nobody', null, pagePaths.learnerLessons, pagePaths.login, 'login'],
  ['nobody', null, pagePaths.recorderHome, pagePaths.login, 'login'],
  ['nobody', null, pagePaths.profile, pagePaths.login, 'login'],
  ['nobody', null, pagePaths.login, pagePaths.login, 'login'],
  ['a learner', learner, pagePaths.learnerHome, pagePaths.learnerHome, 'learner'],
  ['a learner', learner, pagePaths.learnerLessons, pagePaths.learnerLessons, 'learner'],
  ['a learner', learner, pagePaths.recorderHome, pagePaths.learnerHome, 'learner'],
  ['a learner', learner, pagePaths.recorderWords, pagePaths.learnerHome, 'learner'],
  ['a learner', learner, pagePaths.profile, pagePaths.profile, 'profile'],
  ['a learner', learner, pagePaths.login, pagePaths.learnerHome, 'learner'],
  ['a recorder', recorder, pagePaths.recorderHome, pagePaths.recorderHome, 'recorder'],
  ['a recorder', recorder, pagePaths.learnerHome, pagePaths.recorderHome, 'recorder'],
  ['a recorder', recorder, pagePaths.learnerProgress, pagePaths.recorderHome, 'recorder'],
  ['a recorder', recorder, pagePaths.profile, pagePaths.profile, 'profile'],
  ['a recorder', recorder, pagePaths.login, pagePaths.recorderHome, 'recorder'],
] as const)('%s who asks for a page is led to the right one (%#)', async (...row) => {
  const [, user, asked, address, page] = row
  shown.length = 0
  const screen = await renderAppPart(routes, { user, path: asked })
  await expect.element(screen.getByRole('heading', { name: page })).toBeVisible()
  expect(currentAddress()).toBe(address)
  expect(new Set(shown)).toEqual(new Set([page]))
})
