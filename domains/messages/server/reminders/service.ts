export { reminderTasks } from './periodic-task.ts';
export { listWithoutMonth, recordReminder } from './store.ts';
