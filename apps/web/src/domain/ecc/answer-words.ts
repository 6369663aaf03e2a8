/**
 * Returns what an answer to a log-on is called. In training it does not come from the ECC (product 16.14). A
 * time follows the title.
 */
export function answerTitle(training: boolean): string {
  return training ? 'Training log-on answered at' : 'ECC reply received at';
}

export function numberLabel(training: boolean): string {
  return training ? 'Event number for training' : 'Police event number';
}
