import { useState } from 'react'
import { picturePath } from '../platform/course-store/picture-path.ts'
import './word-picture.css'

interface WordPictureProps {
  /** The emoji of the word. */
  picture: string
}

/**
 * What a word means, drawn. Beside the meaning in words, so that it needs no text of its own.
 * Where the drawing cannot be had, the emoji of the device's own font stands in its place.
 */
export function WordPicture({ picture }: WordPictureProps) {
  const [missing, setMissing] = useState<string>()
  if (missing === picture) {
    return (
      <span className="word-picture" aria-hidden="true">
        {picture}
      </span>
    )
  }
  return (
    <img
      className="word-picture"
      src={picturePath(picture)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(picture)}
    />
  )
}
