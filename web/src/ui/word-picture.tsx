import { useState, type ReactNode } from 'react'
import { picturePath } from '../platform/course-store/picture-path.ts'
import { reportProblem } from '../platform/report-problem.ts'
import './word-picture.css'

interface WordPictureProps {
  /** The emoji of the word. */
  picture: string
}

/**
 * What a word means, drawn. Beside the meaning in words, so that it needs no text of its own.
 * Where the drawing cannot be had, the emoji of the device's own font stands in its place, and
 * where that lacks it, nothing.
 */
export function WordPicture({ picture }: WordPictureProps) {
  const [inPlace, setInPlace] = useState<{ of: string; shown: ReactNode }>()
  if (inPlace?.of === picture) return inPlace.shown
  const replace = () =>
    import('./emoji-in-place.tsx')
      .then(({ emojiInPlace }) => setInPlace({ of: picture, shown: emojiInPlace(picture) }))
      .catch((error: unknown) => reportProblem('showing a picture', error))
  return (
    <img
      className="word-picture"
      src={picturePath(picture)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => void replace()}
    />
  )
}
