export { reminderAccountData } from './account-data.ts'
export { reminderRoutes } from './routes.ts'
export { createReminderSender, type ReminderSender } from './reminder-sender.ts'
