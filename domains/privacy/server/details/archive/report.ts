/** What an archive says: sections with tables. */
export interface Report {
  title: string;
  /** Said before everything else. */
  remarks: readonly string[];
  /** The zone of the times on the page. */
  timeZone: string;
  sections: readonly ReportSection[];
}

export interface ReportSection {
  title: string;
  tables: readonly ReportTable[];
}

export interface ReportTable {
  title: string;
  /** Reads the rows in batches, once for each file. */
  read(): AsyncIterable<readonly Line[]>;
}

/** A row by heading. Instants are ISO strings; a list is shown with commas. */
export type Line = Readonly<Record<string, ArchiveCell | readonly ArchiveCell[]>>;
export type ArchiveCell = string | number | boolean | null;
