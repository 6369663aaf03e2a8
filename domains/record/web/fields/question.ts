/** What is asked about an entry before it is recorded: it may be right, but is not likely. */
export interface Question {
  /** `Is the odometer right?` */
  title: string;
  text: string;
}
