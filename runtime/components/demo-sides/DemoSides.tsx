import type { ReactNode } from 'react';
import type { Icon as IconDrawing, RegionConfig } from '../../contract.ts';
import { Icon } from '../icon/Icon.tsx';

type Pages = RegionConfig['pages'];

export interface DemoSidesProps {
  readonly words: Pages['demoAccess']['sides'];
  /** What a profile is called, and what its facts stand below. */
  readonly profile: Pick<Pages['plan']['profile'], 'label' | 'day'>;
  readonly career: Pages['try']['questions'][number]['answers'][number] | undefined;
  /** Above the way to the career. */
  readonly training: string;
  /** The steps of a learner: the first of the class has taken one, the next two, and so on. */
  readonly steps: readonly { readonly title: string }[];
  readonly icon: (name: string) => IconDrawing | undefined;
}

/**
 * What a demo account shows: a career as a learner reads of it, and a class as an educator follows
 * it.
 */
export function DemoSides(props: DemoSidesProps): ReactNode {
  const { words, profile, career, training, steps, icon } = props;
  return (
    <section className="demo-sides sheet" aria-label={words.title}>
      {career === undefined ? null : (
        <article className="demo-sides__side">
          <p className="profile__label">
            <span>{words.learner}</span> <span>{profile.label}</span>
          </p>
          <h2 className="profile__name">
            <Icon icon={icon(career.icon)} />
            {career.career}
          </h2>
          <dl className="profile__facts">
            <div>
              <dt>{profile.day}</dt>
              <dd className="profile__day">{career.day}</dd>
            </div>
            <div>
              <dt>{training}</dt>
              <dd className="profile__training">{career.training}</dd>
            </div>
          </dl>
        </article>
      )}
      <article className="demo-sides__side">
        <p className="profile__label">
          <span>{words.educator}</span> <span>{words.kind}</span>
        </p>
        <h2>{words.class}</h2>
        <ul className="class-list">
          {words.learners.map((name, place) => (
            <li key={name}>
              <strong>{name}</strong>
              <StepTrail count={steps.length} done={place + 1} />
              <span>{steps[place]?.title}</span>
            </li>
          ))}
        </ul>
      </article>
    </section>
  );
}

/** Steps as waypoints of a trail, filled as far as a learner has come. */
function StepTrail({ count, done }: { readonly count: number; readonly done: number }): ReactNode {
  const places = Array.from({ length: count }, (_, place) => 9 + 32 * place);
  return (
    <svg width={32 * count - 14} height="18" aria-hidden="true">
      <line x1="9" x2={places.at(-1)} y1="9" y2="9" />
      {places.map((x, place) => (
        <circle
          key={x}
          className={place < done ? 'class-list__done' : undefined}
          cx={x}
          cy="9"
          r="7"
        />
      ))}
    </svg>
  );
}
