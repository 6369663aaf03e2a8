import { Input, Slider } from '@mantine/core';
import { formatFuel } from '#record/contract';
import { recordFuelTexts } from '../texts.ts';
import classes from './FuelField.module.css';
import { fuelParts } from './fuel.ts';
import '@mantine/core/styles/Slider.layer.css';

interface FuelFieldProps {
  /** In eighths; null while it is not said. */
  value: number | null;
  onChange: (eighths: number) => void;
}

const marks = () =>
  [recordFuelTexts.empty, '¼', '½', '¾', recordFuelTexts.full].map((label, quarter) => ({
    value: (quarter * fuelParts) / 4,
    label,
  }));

/** The fuel gauge in eighths. Nothing is recorded until it is touched. */
export function FuelField({ value, onChange }: FuelFieldProps) {
  return (
    <div>
      <div className={classes.head}>
        <Input.Label labelElement="div">{recordFuelTexts.level}</Input.Label>
        <output className={classes.level}>{levelText(value)}</output>
      </div>
      <Slider
        classNames={classes}
        data-unsaid={value === null || undefined}
        size={12}
        thumbSize={40}
        min={0}
        max={fuelParts}
        step={1}
        marks={marks()}
        label={null}
        thumbLabel={recordFuelTexts.level}
        thumbProps={{ 'aria-valuetext': levelText(value) }}
        value={value ?? 0}
        onChange={onChange}
        onChangeEnd={onChange}
      />
    </div>
  );
}

function levelText(eighths: number | null): string {
  return eighths === null ? recordFuelTexts.notSaid : formatFuel(eighths / fuelParts);
}
