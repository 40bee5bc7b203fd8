/**
 * Asks the browser not to clear what is kept here when the device runs short of room. Not to be
 * waited for before anything else: a browser that asks its owner answers when they do, or never.
 * @returns whether it will not; false also where browsers do not promise it
 */
export async function askToPersist(): Promise<boolean> {
  // Absent outside secure contexts, whatever the typings say.
  const storage = navigator.storage as StorageManager | undefined
  return (await storage?.persist()) ?? false
}
