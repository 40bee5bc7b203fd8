import { saveFile } from '../../../platform/network/download.ts'

/**
 * Hands a picture to the device's own way of sharing; where there is none for files, or it fails,
 * the picture is saved. Who closes what was opened gets nothing.
 */
export async function sharePicture(
  picture: Blob,
  { name, title }: { name: string; title: string },
): Promise<'shared' | 'saved' | 'left'> {
  const file = new File([picture], name, { type: picture.type })
  const shared = { files: [file], title }
  // Old browsers have neither, and some share texts alone.
  if ('canShare' in navigator && navigator.canShare(shared)) {
    try {
      await navigator.share(shared)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  saveFile(picture, name)
  return 'saved'
}
