import { expect, test } from 'vitest'
import { Link, Route, Switch } from 'wouter'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { useIsArrival, usePassedState, useNavigate, useQuery } from './history.ts'

function Pages() {
  const navigate = useNavigate()
  const [parameters, replaceParameters] = useQuery()
  const passed = usePassedState()
  const isArrival = useIsArrival()
  return (
    <>
      <h1>
        <Switch>
          <Route path="/first">first</Route>
          <Route path="/second/*?">second</Route>
          <Route>unknown</Route>
        </Switch>
      </h1>
      <p>{isArrival ? `arrived with ${JSON.stringify(passed)}` : 'opened'}</p>
      <p>{parameters.get('text')}</p>
      <Link to="/second">link</Link>
      <button type="button" onClick={() => navigate('/second', { state: { code: 'a' } })}>
        pass
      </button>
      <button type="button" onClick={() => navigate('/second', { replace: true })}>
        replace
      </button>
      <button
        type="button"
        onClick={() => replaceParameters(new URLSearchParams({ text: 'a & b' }))}
      >
        ask
      </button>
      <button type="button" onClick={() => replaceParameters(new URLSearchParams())}>
        clean
      </button>
    </>
  )
}

const open = (path: string) => renderAppPart(<Pages />, { path })

test('a link makes an entry, and the way back leads to a page that was opened', async () => {
  const screen = await open('/first')
  await expect.element(screen.getByText('opened')).toBeVisible()
  const entries = history.length
  await screen.getByRole('link').click()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('second')
  await expect.element(screen.getByText('arrived with undefined')).toBeVisible()
  expect(history.length).toBe(entries + 1)
  history.back()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('first')
  await expect.element(screen.getByText('opened')).toBeVisible()
})

test('a link to the page that is open makes no second entry', async () => {
  const screen = await open('/second')
  const entries = history.length
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('arrived with undefined')).toBeVisible()
  expect(history.length).toBe(entries)
})

test('a link pressed with a modifier is the browser’s to follow', async () => {
  const screen = await open('/first')
  const link = screen.getByRole('link').element()
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true })
    let isLeftToBrowser = false
    // The last to hear of it keeps the browser from opening a tab in the middle of the test.
    addEventListener(
      'click',
      (event) => {
        isLeftToBrowser = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    link.dispatchEvent(press)
    expect(isLeftToBrowser).toBe(true)
  }
  expect(currentAddress()).toBe('/first')
})

test('what is passed on comes back with its entry', async () => {
  const screen = await open('/first')
  await screen.getByRole('button', { name: 'pass' }).click()
  await expect.element(screen.getByText('arrived with {"code":"a"}')).toBeVisible()
  history.back()
  await expect.element(screen.getByText('opened')).toBeVisible()
  history.forward()
  await expect.element(screen.getByText('arrived with {"code":"a"}')).toBeVisible()
})

test('a replaced page leaves no entry', async () => {
  const screen = await open('/first')
  const entries = history.length
  await screen.getByRole('button', { name: 'replace' }).click()
  await expect.element(screen.getByRole('heading')).toHaveTextContent('second')
  expect(history.length).toBe(entries)
})

test.each([
  ['/second', 'second'],
  ['/second/', 'second'],
  ['/SECOND/below', 'second'],
  ['/first/below', 'unknown'],
  ['/secondary', 'unknown'],
  ['/', 'unknown'],
])('%s is the page %s', async (path, name) => {
  const screen = await open(path)
  await expect.element(screen.getByRole('heading')).toHaveTextContent(name)
})

test('parameters are decoded once, replaced, and cleaned from the address', async () => {
  const screen = await open(`/first?${new URLSearchParams({ text: 'Read %41 as it is' })}`)
  await expect.element(screen.getByText('Read %41 as it is')).toBeVisible()
  await screen.getByRole('button', { name: 'ask' }).click()
  await expect.element(screen.getByText('a & b')).toBeVisible()
  expect(currentAddress()).toBe('/first?text=a+%26+b')
  await screen.getByRole('button', { name: 'clean' }).click()
  expect(currentAddress()).toBe('/first')
})
