// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfilePicture } from './ProfilePicture.tsx';

describe('a profile picture', () => {
  it('NAV-24: shows the initials when it does not load, and tries another picture', () => {
    const picture = (url: string) => <ProfilePicture url={url} initials="DR" />;
    const { container, rerender } = render(picture('https://img.example/gone.jpg'));
    const image = () => container.querySelector('img');
    fireEvent.error(image() ?? container);
    expect(image()).toBeNull();
    expect(container).toHaveTextContent(/^DR$/);
    rerender(picture('https://img.example/new.jpg'));
    expect(image()).toHaveAttribute('src', 'https://img.example/new.jpg');
  });
});
