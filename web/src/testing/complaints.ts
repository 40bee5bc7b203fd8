import { expect } from 'vitest'

/** What was written to the console as an error or a warning since the test began. */
export const complaints: string[] = []

/** Takes the one complaint a test is about; any other still fails the test. */
export async function takeComplaint(text: string): Promise<void> {
  await expect.poll(() => complaints).toContainEqual(expect.stringContaining(text))
  const at = complaints.findIndex((complaint) => complaint.includes(text))
  complaints.splice(at, 1)
}
