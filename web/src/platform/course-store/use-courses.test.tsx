import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { takeComplaint } from '../../testing/complaints.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { useCourses } from './use-courses.ts'

function ShownStatus({ userId }: { userId: string }) {
  return <p>{useCourses(userId).status}</p>
}

it('a browser that keeps nothing on the device is shown as a failure, not as loading', async () => {
  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The user denied permission.', 'SecurityError')
  })
  await renderAppPart(<ShownStatus userId={crypto.randomUUID()} />, {})
  await expect.element(page.getByText('failed')).toBeVisible()
  await takeComplaint('loading the courses')
  blocked.mockRestore()
})
