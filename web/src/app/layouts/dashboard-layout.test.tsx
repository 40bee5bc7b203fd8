import { pagePaths, type User } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { nextFrame } from '../../testing/next-frame.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { stubWaitingVersion } from '../../testing/stub-waiting-version.ts'
import { aUser } from '../../testing/users.ts'
import { Guard } from '../guards.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'

const renderAt = (user: User, path: string) =>
  renderAppPart(
    <Switch>
      <Route path={pagePaths.login}>
        <h1>login</h1>
      </Route>
      <Route>
        <Guard route={{ access: 'signed-in' }}>
          <DashboardLayout>
            <h1>the page</h1>
          </DashboardLayout>
        </Guard>
      </Route>
    </Switch>,
    { user, path },
  )

const learner = aUser({ fullName: 'Test Learner' })
const recorder = aUser({ fullName: 'Test Recorder', role: 'recorder' })

const namesOf = (elements: Element[]) => elements.map((element) => element.textContent)

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 800))
  afterEach(() => page.viewport(360, 740))

  it('the learner’s sidebar has six entries and a way out', async () => {
    const screen = await renderAt(learner, pagePaths.learnerLessons)
    const nav = screen.getByRole('navigation')
    expect(namesOf(nav.getByRole('listitem').elements())).toEqual([
      'Dashboard',
      'Word Practise',
      'Sentence Practise',
      'Lessons',
      'Progress',
      'Profile',
    ])
    await expect.element(nav.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect.element(nav.getByText('Test Learner')).toBeVisible()
    await expect.element(nav.getByText('Learner', { exact: true })).toBeVisible()
  })

  it('the logo leads to the start', async () => {
    const screen = await renderAt(learner, pagePaths.learnerLessons)
    const logo = screen.getByRole('navigation').getByRole('link', { name: 'Mboa, home' })
    await expect.element(logo).toBeVisible()
    await expect.element(logo).toHaveAttribute('href', '/')
  })

  it('the recorder’s sidebar has three entries', async () => {
    const screen = await renderAt(recorder, pagePaths.recorderHome)
    const nav = screen.getByRole('navigation')
    expect(namesOf(nav.getByRole('listitem').elements())).toEqual([
      'Dashboard',
      'Word Practise',
      'Sentence Practise',
    ])
    await expect.element(nav.getByText('Recorder', { exact: true })).toBeVisible()
  })

  it.each([
    [pagePaths.learnerHome, 'Dashboard'],
    [pagePaths.learnerWords, 'Word Practise'],
    [pagePaths.learnerSentences, 'Sentence Practise'],
    [pagePaths.learnerLessons, 'Lessons'],
    [`${pagePaths.learnerLessons}/days`, 'Lessons'],
    [pagePaths.learnerProfile, 'Profile'],
    [pagePaths.profile, 'Profile'],
  ])('the entry of %s is marked', async (path, name) => {
    const screen = await renderAt(learner, path)
    const current = screen.container.querySelectorAll('.sidebar [aria-current="page"]')
    expect(namesOf([...current])).toEqual([name])
  })

  it('Log Out ends the session and leads to the login', async () => {
    const screen = await renderAt(learner, pagePaths.learnerHome)
    await screen.getByRole('button', { name: 'Log Out' }).click()
    await expect.element(screen.getByRole('heading', { name: 'login' })).toBeVisible()
    expect(currentAddress()).toBe(pagePaths.login)
  })
})

describe('on a phone', () => {
  it('the bottom bar has Home, Courses and a profile menu for a learner', async () => {
    const screen = await renderAt(learner, pagePaths.learnerCourses)
    const nav = screen.getByRole('navigation')
    expect(namesOf(nav.getByRole('link').elements())).toEqual(['Home', 'Courses'])
    await expect
      .element(nav.getByRole('link', { name: 'Courses' }))
      .toHaveAttribute('aria-current', 'page')
    await nav.getByRole('button', { name: 'Profile' }).click()
    expect(namesOf(screen.getByRole('menuitem').elements())).toEqual(['Profile', 'Logout'])
  })

  it('the second tab of a recorder is Recordings', async () => {
    const screen = await renderAt(recorder, pagePaths.recorderHome)
    const links = screen.getByRole('navigation').getByRole('link')
    expect(namesOf(links.elements())).toEqual(['Home', 'Recordings'])
  })

  it.each([pagePaths.profile, pagePaths.learnerProfile])(
    'the profile menu is marked at %s',
    async (path) => {
      const screen = await renderAt(learner, path)
      await expect
        .element(screen.getByRole('navigation').getByRole('button', { name: 'Profile' }))
        .toHaveAttribute('aria-current', 'page')
    },
  )

  it('Profile in the profile menu leads to the role’s own profile address', async () => {
    const screen = await renderAt(recorder, pagePaths.recorderHome)
    await screen.getByRole('navigation').getByRole('button', { name: 'Profile' }).click()
    await screen.getByRole('menuitem', { name: 'Profile' }).click()
    expect(currentAddress()).toBe(pagePaths.recorderProfile)
    expect(screen.getByRole('menu').elements()).toEqual([])
  })

  it('the bell opens a list that can be closed again', async () => {
    const screen = await renderAt(learner, pagePaths.learnerHome)
    await screen.getByRole('button', { name: 'Notifications' }).click()
    const list = screen.getByRole('dialog', { name: 'Notifications' })
    await expect.element(list.getByText('Nothing new')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus()
  })

  it('the skip link leads the focus past the header', async () => {
    const screen = await renderAt(learner, pagePaths.learnerHome)
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByText('Skip to the content')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect(currentAddress()).toBe(pagePaths.learnerHome)
  })

  it('a very long name does not make the page wider than the screen', async () => {
    await page.viewport(320, 640)
    const name = 'Nwa'.repeat(40)
    const screen = await renderAt(aUser({ fullName: name }), pagePaths.learnerHome)
    await expect.element(screen.getByRole('main')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(360, 740)
  })
})

describe('a new version that waits', () => {
  it('is offered above the page', async () => {
    stubWaitingVersion()
    const screen = await renderAt(learner, pagePaths.learnerHome)
    const main = screen.getByRole('main')
    await expect.element(main.getByRole('button', { name: 'Update' })).toBeVisible()
  })

  it('is not offered in an exercise, whose choices would move', async () => {
    stubWaitingVersion()
    const screen = await renderAppPart(
      <DashboardLayout isWholeScreen>an exercise</DashboardLayout>,
      {
        user: learner,
      },
    )
    await nextFrame(2)
    await expect.element(screen.getByText('an exercise')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Update' }).elements()).toEqual([])
  })
})

describe('the user menu by keyboard', () => {
  it('opens on its first entry, goes round, and gives the focus back', async () => {
    const screen = await renderAt(learner, pagePaths.learnerHome)
    const button = screen.getByRole('button', { name: 'Account menu' })
    const profile = screen.getByRole('menuitem', { name: 'Profile' })
    const logout = screen.getByRole('menuitem', { name: 'Logout' })
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(profile).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(logout).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(profile).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(logout).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(profile).toHaveFocus()
    await userEvent.keyboard('l')
    await expect.element(logout).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(screen.getByRole('menu').elements()).toEqual([])
  })

  it('opens on its last entry with the arrow up, and Enter there logs out', async () => {
    const screen = await renderAt(learner, pagePaths.learnerHome)
    screen.getByRole('button', { name: 'Account menu' }).element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'login' })).toBeVisible()
  })

  it('closes when something else is pressed', async () => {
    const screen = await renderAt(learner, pagePaths.learnerHome)
    await screen.getByRole('button', { name: 'Account menu' }).click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    await screen.getByText('Continue your language learning journey.').click()
    expect(screen.getByRole('menu').elements()).toEqual([])
  })
})

describe('the greeting', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    [4, 'Good night', 'Bonsoir'],
    [5, 'Good morning', 'Bonjour'],
    [11, 'Good morning', 'Bonjour'],
    [12, 'Good afternoon', 'Bonjour'],
    [16, 'Good afternoon', 'Bonjour'],
    [17, 'Good evening', 'Bonsoir'],
    [20, 'Good evening', 'Bonsoir'],
    [21, 'Good night', 'Bonsoir'],
  ])('at %i hours is %s, in French %s', async (hour, english, french) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, hour, 59) })
    const screen = await renderAt(learner, pagePaths.learnerHome)
    await expect.element(screen.getByText(english)).toBeVisible()
    await activateLanguage('fr')
    await expect.element(screen.getByText(french)).toBeVisible()
  })

  it.each([
    [learner, 'Continue your language learning journey.'],
    [recorder, 'Manage your recordings and uploads.'],
  ])('invites each role to its work (%#)', async (user, invitation) => {
    const screen = await renderAt(user, pagePaths.profile)
    await expect.element(screen.getByText(invitation)).toBeVisible()
  })
})
