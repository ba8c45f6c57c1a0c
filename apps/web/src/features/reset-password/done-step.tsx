import { useNavigate } from '@tanstack/react-router';
import { useJoiningText } from '../../text/joining-text.tsx';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { Banner } from '../../ui/page/banner.tsx';

/** Step 3: it worked. */
export function DoneStep({ email }: { readonly email: string }) {
  const { resetPassword } = useJoiningText();
  const text = resetPassword.done;
  const navigate = useNavigate();
  return (
    <>
      <Banner tone="success">
        <p>{text.title}</p>
        <p>{text.hint}</p>
      </Banner>
      <Button variant="primary" ref={takeFocus} onClick={() => navigate({ to: '/login', state: { email } })}>
        {text.goToLogin}
      </Button>
    </>
  );
}
