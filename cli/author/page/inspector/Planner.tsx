import { useState } from 'react';
import { Answer } from './Answer.tsx';
import { sendEdit } from './ask.ts';
import { EditForm } from './EditForm.tsx';
import type { EditAnswer, FieldEditing, FieldPlan, Period, PlanEdit } from './edit-messages.ts';
import type { FieldDetails } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { MomentField } from './MomentField.tsx';
import { withPeriod } from './periods.ts';
import { Targets } from './Targets.tsx';
import { Times } from './Times.tsx';
import { useSession } from './use-session.ts';
import type { Target } from './use-target.ts';
import { useTarget } from './use-target.ts';
import { ValueField } from './ValueField.tsx';

interface PlannerProps {
  readonly details: FieldDetails;
  readonly editing: FieldEditing;
  readonly plan: FieldPlan;
  readonly onSaved: (answer: EditAnswer) => void;
  readonly onCancel: () => void;
}

/** Has a field say something else for a time, and shows what it then says when. */
export function Planner(props: PlannerProps) {
  const { details, editing, plan, onCancel } = props;
  const planning = usePlanning(props);
  const { value, period, zones, answer, isMissed } = planning;
  const isSet = period.from !== undefined || period.until !== undefined;
  return (
    <EditForm
      verb="Save"
      said={
        <>
          {isMissed && <Missed zones={zones} />}
          <Answer answer={answer} value={value} />
        </>
      }
      onSave={planning.save}
      onCancel={onCancel}
    >
      <ValueField
        label="What it says then"
        field={details.field}
        shape={editing}
        value={value}
        takesFocus
        onChange={planning.setValue}
        onWords={planning.setAlt}
        onSave={planning.save}
      />
      <Bounds period={period} onChange={planning.bound} />
      <Zones zones={zones} zone={planning.zone} onPick={planning.setZone} />
      {isSet && (
        <Times
          periods={withPeriod<Shown>(plan.periods, { ...period, value }, isSame)}
          mark={(each) => (each.value === value && each.from === period.from ? 'new' : undefined)}
        />
      )}
      <Targets
        what="text"
        details={details}
        editing={editing}
        target={planning.target}
        missedCount={planning.missedCount}
        onPick={planning.setTarget}
      />
    </EditForm>
  );
}

interface BoundsProps {
  readonly period: Period;
  readonly onChange: (bound: 'from' | 'until', moment: string) => void;
}

function Bounds({ period, onChange }: BoundsProps) {
  return (['from', 'until'] as const).map((bound) => (
    <div key={bound} className="moment__line" role="group" aria-label={bound}>
      <span className="moment__name" aria-hidden="true">
        {bound}
      </span>
      <MomentField
        label={bound}
        value={period[bound] ?? ''}
        onChange={(moment) => onChange(bound, moment)}
      />
    </div>
  ));
}

function Missed({ zones }: Pick<FieldPlan, 'zones'>) {
  return (
    <p className="answer__error" role="alert">
      Nothing is saved yet. Say from when or until when it holds
      {zones.length > 1 && ', and by whose clocks'}.
    </p>
  );
}

type Shown = Period & Pick<PlanEdit, 'value'>;

function isSame(a: Shown, b: Shown): boolean {
  return String(a.value) === String(b.value);
}

interface ZonesProps extends Pick<FieldPlan, 'zones'> {
  readonly zone: string;
  readonly onPick: (zone: string) => void;
}

/** By whose clocks hours are meant: said where that is known, else asked. */
function Zones({ zones, zone, onPick }: ZonesProps) {
  const [only, other] = zones;
  if (only === undefined) return null;
  if (other === undefined)
    return (
      <p className="card__note">
        A day begins at midnight, and hours are those of {only.name}. One of the two bounds will do.
      </p>
    );
  return (
    <label className="asset">
      By whose clocks? It is said once, for all hours there.
      <select
        className="input"
        value={zone}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        <option value="">Choose one</option>
        {zones.map((each) => (
          <option key={each.zone} value={each.zone}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function usePlanning({ details, editing, plan, onSaved }: PlannerProps) {
  const session = useSession();
  const { owner, field } = details;
  const { seen, own } = editing;
  const [value, setValue] = useState(String(seen.typed));
  const [alt, setAlt] = useState<string>();
  const [period, setPeriod] = useState<Period>({});
  const [zone, setZone] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const [answer, setAnswer] = useState<EditAnswer>();
  const { makeFor, ...choice } = useTarget(own !== undefined);
  // A region has its own clocks, whatever those are that the inherited value goes by.
  const zones = choice.target === 'own' ? [] : plan.zones;
  const isWhole =
    (period.from ?? period.until) !== undefined && alt !== '' && (zones.length < 2 || zone !== '');
  const send = async (target: Target): Promise<void> => {
    const edit: PlanEdit = {
      owner,
      field,
      seen,
      action: 'plan',
      target,
      value,
      ...period,
      ...(zones.length > 1 && { zone }),
      ...(alt !== undefined && { alt }),
    };
    const saved = await sendEdit(inspectorPaths.save, session.token, edit);
    setAnswer(saved);
    if (saved.outcome === 'done') onSaved(saved);
  };
  return {
    ...choice,
    value,
    setValue,
    setAlt,
    period,
    bound: (bound: 'from' | 'until', moment: string): void =>
      setPeriod((now) => ({ ...now, [bound]: moment === '' ? undefined : moment })),
    zones,
    zone,
    setZone,
    answer,
    isMissed,
    save(): void {
      setIsMissed(!isWhole);
      if (isWhole) makeFor((target) => void send(target));
    },
  };
}
