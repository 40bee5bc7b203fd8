import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SoundProblem } from '@mboa/domain'
import type { UploadTrouble } from '../../../platform/device-store/stored-upload.ts'
import type { SkippedFile } from './admit-file.ts'
import type { UploadState } from './upload-state.ts'

export const stateTexts: Record<UploadState, MessageDescriptor> = {
  checking: msg`Being checked`,
  'to-match': msg`Which word?`,
  ready: msg`Ready`,
  'not-usable': msg`Not usable`,
}

/** What the quality gate found in a file, and what helps. */
export const problemTexts: Record<SoundProblem, MessageDescriptor> = {
  'too-short': msg`too short to be a word.`,
  'too-long': msg`too long for one word or sentence. Cut it to one and choose it again.`,
  'cut-off': msg`the end is cut off. Record it again and stop a moment later.`,
  gaps: msg`there are gaps in the sound. Record it again with other apps closed.`,
  telephone: msg`it sounds like a phone call, without the high sounds. Record it again with the phone’s own microphone.`,
  clipped: msg`too loud: the sound is distorted. Record it again further from the microphone.`,
  'very-noisy': msg`the noise is almost as loud as the voice. Record it again in a quieter room.`,
  noisy: msg`there’s background noise.`,
  'too-loud': msg`a little too loud.`,
  'too-quiet': msg`a little too quiet.`,
}

export const longForWordText = msg`too long for one word. If it’s a sentence, choose which one; otherwise cut it to the word and choose it again.`

export const troubleTexts: Record<UploadTrouble, MessageDescriptor> = {
  'not-supported': msg`this browser can’t read this kind of file. Save it as WAV, FLAC or MP3 and choose it again.`,
  'not-readable': msg`this isn’t a sound file, or it’s damaged.`,
  'too-long': msg`it’s longer than a minute. Cut it to one word or sentence and choose it again.`,
  'nothing-heard': msg`no voice can be heard in it.`,
}

export const skippedTexts: Record<SkippedFile['because'], MessageDescriptor> = {
  empty: msg`it’s empty.`,
  'too-large': msg`it’s too large for one word or sentence.`,
  'there-already': msg`it’s already in the list.`,
  'storage-full': msg`this device is full.`,
  'storage-failed': msg`it couldn’t be copied to this device. Reload the page, then choose it again.`,
}
