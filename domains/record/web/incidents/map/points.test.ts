import { describe, expect, it } from 'vitest';
import { toLocal, weekdayOf } from '#contract';
import { newZealand } from '#places/web/map/bounds.ts';
import type { IncidentPoint } from '#record/contract';
import { brushed, brushText, countByHour, wholeBrush } from './brush.ts';
import { captionOf } from './caption.ts';
import { incidentBounds, pointsOf } from './points.ts';

const zone = 'Pacific/Auckland';

const at = (when: string, longitude = 174.93, latitude = -36.89): IncidentPoint => [
  `id of ${when}`,
  longitude,
  latitude,
  'Graffiti',
  Date.parse(when) / 1000,
];

describe('[19.5] the hour and the weekday of an incident', () => {
  it('are those of the organization’s clocks, across their changes', () => {
    // Every seven hours for two years, over four changes of the clocks.
    const first = Date.parse('2025-01-01T00:30:00Z');
    const incidents = Array.from({ length: 2500 }, (_, index) =>
      at(new Date(first + index * 7 * 3_600_000).toISOString()),
    );
    const { hours, weekdays } = pointsOf(incidents, zone);
    const local = incidents.map(([, , , , when]) => toLocal(new Date(when * 1000).toISOString(), zone));
    expect([...hours]).toEqual(local.map(({ time }) => Number(time.slice(0, 2))));
    expect([...weekdays]).toEqual(local.map(({ date }) => weekdayOf(date)));
  });

  it('are known for a single incident, none, and one before 1970', () => {
    expect(pointsOf([], zone).hours).toHaveLength(0);
    const { hours, weekdays } = pointsOf([at('1969-12-31T11:30:00Z')], zone);
    expect([hours[0], weekdays[0]]).toEqual([23, 3]);
  });

  it('are those of each of a hundred thousand incidents', () => {
    const incidents = Array.from({ length: 100_000 }, (_, index) =>
      at(new Date(Date.parse('2016-01-01T00:00:00Z') + index * 3_000_000).toISOString()),
    );
    expect(pointsOf(incidents, zone).hours).toHaveLength(100_000);
  });
});

describe('[19.5] the brush', () => {
  // Friday 20 November 2026 in New Zealand: 21:30 and 23:10; Saturday: 01:59 and 02:00; Sunday: noon.
  const points = pointsOf(
    [
      at('2026-11-20T08:30:00Z'),
      at('2026-11-20T10:10:00Z'),
      at('2026-11-20T12:59:00Z'),
      at('2026-11-20T13:00:00Z'),
      at('2026-11-21T23:00:00Z'),
    ],
    zone,
  );
  const friday = new Set([5]);

  it('covers a night in one piece, its first hour and not its last', () => {
    expect(brushed(points, { ...wholeBrush, hours: [9, 14] })).toEqual([0, 1, 2]);
    expect(brushed(points, { ...wholeBrush, hours: [14, 24] })).toEqual([3]);
    expect(brushed(points, { ...wholeBrush, hours: [0, 1] })).toEqual([4]);
    expect(brushed(points, wholeBrush)).toEqual([0, 1, 2, 3, 4]);
  });

  it('covers weekdays, of which each begins at midnight', () => {
    expect(brushed(points, { ...wholeBrush, weekdays: friday })).toEqual([0, 1]);
    expect(brushed(points, { hours: [11, 12], weekdays: friday })).toEqual([1]);
  });

  it('counts by the hour since noon on the chosen weekdays', () => {
    const counts = countByHour(points, friday);
    expect(counts).toHaveLength(24);
    expect(counts.flatMap((count, hour) => (count > 0 ? [[hour, count]] : []))).toEqual([
      [9, 1],
      [11, 1],
    ]);
  });

  it('is told in words', () => {
    expect(brushText(wholeBrush)).toBe('');
    expect(brushText({ hours: [9, 14], weekdays: new Set([6, 5]) })).toBe('21:00 to 02:00, Fri, Sat');
  });
});

describe('[19.1] the area of the map', () => {
  it('is New Zealand without incidents, and that of the incidents with some', () => {
    expect(incidentBounds([])).toEqual(newZealand);
    expect(
      incidentBounds([at('2026-11-20T08:30:00Z', 174, -37), at('2026-11-20T08:30:00Z', 175, -36)]),
    ).toEqual([174, -37, 175, -36]);
  });

  it('leaves out one wrong position among many', () => {
    const many = Array.from({ length: 199 }, (_, index) => at('2026-11-20T08:30:00Z', 174 + index / 1000));
    expect(incidentBounds([...many, at('2026-11-20T08:30:00Z', 0, 0)])).toEqual([
      174.001, -36.89, 174.197, -36.89,
    ]);
  });
});

it('[19.7] the caption of a picture says how many, which, and whose the map is', () => {
  const period = { from: '2026-03-01', to: '2026-04-05' };
  expect(
    captionOf(
      { kind: 'Fire', search: 'beach', ...period },
      { ...wholeBrush, hours: [9, 14] },
      3,
      'Coast: GSHHG',
    ),
  ).toEqual(['3 incidents · Fire · 1 Mar 2026 to 5 Apr 2026 · “beach” · 21:00 to 02:00', 'Coast: GSHHG']);
  expect(captionOf({}, wholeBrush, 1, '')).toEqual(['1 incident · All kinds']);
});
