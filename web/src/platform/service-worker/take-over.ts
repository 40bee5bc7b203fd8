import { handOver } from './hand-over.ts'

/** The code of the page between two versions. */
void navigator.serviceWorker
  .getRegistration()
  .then((registration) => handOver(window, registration?.waiting))
