export { reminderTasks } from './periodic-task.ts';
