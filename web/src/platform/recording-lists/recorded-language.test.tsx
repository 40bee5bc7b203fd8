import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { useRecordedCourse } from './recorded-language.ts'

const courses = [{ course: 'bas' }, { course: 'ewo' }]

function Chosen({ of }: { of: readonly { course: string }[] }) {
  return <p>{useRecordedCourse(of)?.course ?? 'none'}</p>
}

function open(query: string) {
  history.replaceState(history.state, '', `${location.pathname}${query}`)
}

it('goes on in the language that was named last, where it is still recorded', async () => {
  const before = location.search
  onTestFinished(() => {
    open(before)
    localStorage.removeItem('mboa-recorded-language')
  })
  open('')
  const first = await render(<Chosen of={courses} />)
  await expect.element(first.getByText('bas')).toBeVisible()
  await first.unmount()
  open('?course=ewo')
  const named = await render(<Chosen of={courses} />)
  await expect.element(named.getByText('ewo')).toBeVisible()
  await named.unmount()
  open('')
  const later = await render(<Chosen of={courses} />)
  await expect.element(later.getByText('ewo')).toBeVisible()
  await later.rerender(<Chosen of={[{ course: 'bas' }]} />)
  await expect.element(later.getByText('bas')).toBeVisible()
  await later.rerender(<Chosen of={[]} />)
  await expect.element(later.getByText('none')).toBeVisible()
})
