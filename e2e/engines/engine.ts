/** What journeys need of a browser that Playwright does not drive here, and no more. */
export interface Engine {
  name: string;
  /** Opens a browser whose profile is kept in a folder. */
  open(how: Opening): Promise<EngineBrowser>;
}

export interface Opening {
  profile: string;
  display: string;
  log: string;
  size: Size;
  /** Runs in each page before the page's own scripts. */
  script: string;
}

export interface EngineBrowser {
  newPage(): Promise<EnginePage>;
  /** Returns what its pages have reported as errors. */
  errors(): string[];
  close(): Promise<void>;
}

export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates the text of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks, as a finger does, what a selector finds. */
  click(selector: string): Promise<void>;
  /** Types into the field that a selector finds, in place of what it said. */
  fill(selector: string, text: string): Promise<void>;
  /** Returns its picture as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The size of a page. */
export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 1000 };
