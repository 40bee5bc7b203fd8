export { reminderRoutes } from './routes.ts'
export { createReminderSender, type ReminderSender } from './reminder-sender.ts'
export { reminderAccountData } from './service.ts'
