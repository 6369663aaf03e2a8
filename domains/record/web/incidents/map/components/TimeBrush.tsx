import { Filled } from '#texts/Filled.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { incidentMapTexts } from '../texts.ts';
import '@mantine/core/styles/Slider.layer.css';
import { RangeSlider } from '@mantine/core';
import { WeekdayButtons } from '#ui/controls/WeekdayButtons.tsx';
import { allWeekdays, type Brush, countByHour, hoursText, hourText } from '../brush.ts';
import type { Points } from '../points.ts';
import classes from './TimeBrush.module.css';

interface TimeBrushProps {
  points: Points;
  brush: Brush;
  /** Called for each hour that a thumb is moved by. */
  onMove: (brush: Brush) => void;
  /** Called once a choice is made. */
  onChange: (brush: Brush) => void;
}

/** Narrows to a time of day, over bars that say when most happened, and to weekdays (product 19.5). */
export function TimeBrush({ points, brush, onMove, onChange }: TimeBrushProps) {
  const [from, to] = brush.hours;
  return (
    <div className={classes.brush}>
      <fieldset className={classes.hours}>
        <legend className={classes.label}>
          <Filled
            text={incidentMapTexts.timeOfDay}
            values={{ hours: <span className={classes.value}>{hoursText(brush.hours)}</span> }}
          />
        </legend>
        <HourBars counts={countByHour(points, brush.weekdays)} hours={brush.hours} />
        <RangeSlider
          className={classes.slider}
          min={0}
          max={24}
          minRange={1}
          thumbSize={28}
          value={[from, to]}
          onChange={(hours) => onMove({ ...brush, hours })}
          onChangeEnd={(hours) => onChange({ ...brush, hours })}
          label={null}
          thumbFromLabel={fieldTexts.from}
          thumbToLabel={fieldTexts.until}
          thumbValueText={hourText}
        />
      </fieldset>
      <WeekdayButtons
        chosen={brush.weekdays}
        onToggle={(weekday) => onChange({ ...brush, weekdays: toggled(brush.weekdays, weekday) })}
      />
    </div>
  );
}

/** A bar for each hour from noon to noon; those that are left out are dimmed. */
function HourBars({ counts, hours: [from, to] }: { counts: readonly number[]; hours: Brush['hours'] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg className={classes.bars} viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the hour is what tells the bars apart
          key={hour}
          x={hour + 0.08}
          width={0.84}
          y={1 - count / most}
          height={count / most}
          data-out={hour < from || hour >= to || undefined}
        />
      ))}
    </svg>
  );
}

/** The first choice is one day alone, as "Fridays" is what people mean; further ones add to it. */
function toggled(chosen: Brush['weekdays'], weekday: number): Brush['weekdays'] {
  if (chosen.size === allWeekdays.size) return new Set([weekday]);
  const next = new Set(chosen);
  if (!next.delete(weekday)) next.add(weekday);
  return next.size === 0 ? allWeekdays : next;
}
