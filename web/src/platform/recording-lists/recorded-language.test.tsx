import { afterEach, expect, it } from 'vitest'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { rememberRecordedLanguage, useRecordedCourse } from './recorded-language.ts'

afterEach(() => localStorage.removeItem('mboa.recorded-language'))

const courses = [{ course: 'bas' }, { course: 'ewo' }, { course: 'dua' }]
function Shown({ likely }: { likely?: string }) {
  return <output>{useRecordedCourse(courses, likely)?.course}</output>
}

it.each([
  ['the first', '/', undefined, undefined, 'bas'],
  ['that of the workshop', '/', undefined, 'ewo', 'ewo'],
  ['the first where the workshop’s has no course', '/', undefined, 'xxx', 'bas'],
  ['that which was recorded last', '/', 'dua', 'ewo', 'dua'],
  ['that which the address names', '/?course=bas', 'dua', 'ewo', 'bas'],
])('the course is %s', async (_, path, last, likely, course) => {
  if (last !== undefined) rememberRecordedLanguage(last)
  const screen = await renderAppPart(<Shown {...(likely !== undefined && { likely })} />, { path })
  await expect.element(screen.getByRole('status')).toHaveTextContent(course)
})
