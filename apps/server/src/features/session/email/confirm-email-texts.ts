import type { Language } from '@posthouse/contract/core/languages';

interface ConfirmTexts {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly toLogin: string;
}

export const confirmEmailTexts: Record<Language, ConfirmTexts> = {
  en: {
    title: 'Confirm e-mail address',
    question: 'Confirm that this is your e-mail address.',
    button: 'Confirm address',
    doneTitle: 'Address confirmed',
    done: 'We’ll use this e-mail address from now on.',
    failedTitle: 'This link can’t be used',
    failed:
      'It has already been used, has expired, or the address is taken. Request a new link in the panel.',
    toLogin: 'Go to login',
  },
  ptbr: {
    title: 'Confirmar endereço de e-mail',
    question: 'Confirme que este é o seu endereço de e-mail.',
    button: 'Confirmar endereço',
    doneTitle: 'Endereço confirmado',
    done: 'A partir de agora usaremos este endereço de e-mail.',
    failedTitle: 'Este link não pode ser usado',
    failed:
      'Ele já foi usado, expirou ou o endereço pertence a outra pessoa. Solicite um novo link no painel.',
    toLogin: 'Ir para o login',
  },
  id: {
    title: 'Konfirmasi alamat email',
    question: 'Konfirmasikan bahwa ini adalah alamat email Anda.',
    button: 'Konfirmasi alamat',
    doneTitle: 'Alamat dikonfirmasi',
    done: 'Mulai sekarang kami menggunakan alamat email ini.',
    failedTitle: 'Tautan ini tidak dapat digunakan',
    failed: 'Tautan sudah dipakai, kedaluwarsa, atau alamatnya milik orang lain. Minta tautan baru di panel.',
    toLogin: 'Ke halaman masuk',
  },
  es: {
    title: 'Confirmar la dirección de correo',
    question: 'Confirme que esta es su dirección de correo.',
    button: 'Confirmar dirección',
    doneTitle: 'Dirección confirmada',
    done: 'A partir de ahora usaremos esta dirección de correo.',
    failedTitle: 'Este enlace no se puede utilizar',
    failed: 'Ya se utilizó, ha caducado o la dirección está ocupada. Solicite un enlace nuevo en el panel.',
    toLogin: 'Ir al inicio de sesión',
  },
  de: {
    title: 'E-Mail-Adresse bestätigen',
    question: 'Bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.',
    button: 'Adresse bestätigen',
    doneTitle: 'Adresse bestätigt',
    done: 'Wir verwenden ab jetzt diese E-Mail-Adresse.',
    failedTitle: 'Dieser Link kann nicht verwendet werden',
    failed:
      'Er wurde schon verwendet, ist abgelaufen, oder die Adresse ist vergeben. Fordern Sie im Panel einen neuen Link an.',
    toLogin: 'Zur Anmeldung',
  },
  fr: {
    title: 'Confirmer l’adresse e-mail',
    question: 'Confirmez que cette adresse e-mail est la vôtre.',
    button: 'Confirmer l’adresse',
    doneTitle: 'Adresse confirmée',
    done: 'Nous utiliserons désormais cette adresse e-mail.',
    failedTitle: 'Ce lien ne peut pas être utilisé',
    failed:
      'Il a déjà servi, il a expiré ou l’adresse est déjà prise. Demandez un nouveau lien dans le panneau.',
    toLogin: 'Aller à la connexion',
  },
};
