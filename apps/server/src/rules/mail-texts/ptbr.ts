import type { MailTexts } from './en.ts';

export const ptbr: MailTexts = {
  emailChange: {
    subject: 'Confirme seu novo endereço de e-mail',
    text: `Olá,

Alguém pediu para usar este endereço de e-mail para o administrador “{username}”.

Para confirmá-lo, abra este link em até {hours} horas:

{link}

Se não foi você, ignore esta mensagem. Nada será alterado.
`,
  },
  emailChanged: {
    subject: 'O endereço de e-mail de {username} foi alterado',
    text: `Olá,

O administrador “{username}” agora usa o endereço de e-mail {email}. Este não é mais usado.

Se não foi você, entre em contato com seu provedor imediatamente.
A alteração foi confirmada a partir de {remoteip}.
`,
  },
  newLogin: {
    subject: 'Novo login como {username}',
    text: `Olá,

Alguém acaba de entrar como “{username}” a partir de um endereço IP que não foi usado recentemente:

{remoteip}
{device}
{time}

Se foi você, não é preciso fazer nada. Caso contrário, altere sua senha imediatamente e encerre as outras sessões:

{link}
`,
  },
  newCountry: {
    subject: 'Login como {username} de um novo país: {country}',
    text: `Olá,

Alguém acaba de entrar como “{username}” a partir de um país sem logins nos últimos 90 dias: {country}

{remoteip}
{device}
{time}

Se foi você, não é preciso fazer nada. Caso contrário, altere sua senha imediatamente e encerre as outras sessões:

{link}
{credit}`,
  },
  incidents: {
    subject: 'Usuários entraram a partir de países demais',
    text: `Olá,

Estes usuários entraram em 24 horas a partir de mais países do que as suas configurações do filtro permitem. Alguém pode saber a senha deles:

{users}

Se não foi o usuário, redefina a senha imediatamente. Se foi, marque como seguro na página do usuário.

É possível desativar estas mensagens em Configurações > Alertas por e-mail.
{credit}`,
  },
  emailConfirmation: {
    subject: 'Confirme seu endereço de e-mail',
    text: `Olá,

Você foi adicionado como subadministrador com o nome de usuário “{username}” e este endereço de e-mail.

Para confirmar o endereço, abra este link em até {hours} horas:

{link}

Se você não esperava esta mensagem, ignore-a. O endereço não será usado.
`,
  },
  invitation: {
    subject: 'Convite para gerenciar {account}',
    text: `Olá,

{inviter} convidou você para ajudar a gerenciar a conta “{account}” como subadministrador. Seu nome de usuário é “{username}”.

Para aceitar e escolher sua senha, abra este link em até {days} dias:

{link}

Se você não esperava esta mensagem, ignore-a. Nada acontecerá.
`,
  },
  domainNews: {
    subject: 'Seus domínios precisam de atenção',
    text: `Olá,

{sections}

Você recebe no máximo uma mensagem como esta por dia. É possível desativá-la em Configurações > Alertas por e-mail.
`,
    failing: `Alguns registros DNS ou certificados não estão mais corretos. Os e-mails podem não chegar até que sejam corrigidos:

{domains}`,
    ending: `Estes domínios ainda não foram verificados. Publique o registro de verificação de cada um até a data indicada; depois disso, será preciso começar de novo:

{domains}`,
    limitsSubject: 'Sua conta está perto dos limites',
    limits: `Estes limites da sua conta estão quase ou totalmente esgotados. Para aumentá-los, entre em contato com o seu provedor:

{limits}`,
    maxemails: 'Contas básicas',
    maxeemails: 'Contas avançadas',
    maxdomains: 'Domínios',
    maxexemails: 'Contas com conector Exchange',
    maxocemails: 'Contas com conector externo',
    maxzulipusers: 'Usuários do chat',
    maxquota: 'Cota',
    unit: 'GB',
  },
  waitingRows: {
    subject: 'Linhas que esperavam um domínio foram adicionadas',
    text: `Olá,

Um domínio que linhas do seu plano esperavam está verificado, por isso essas linhas foram conferidas de novo e aplicadas:

Adicionadas ou alteradas: {done}
Não adicionadas: {left}
Ainda esperam outro domínio: {waiting}

Todas as linhas, e as novas senhas para baixar:

{link}
`,
  },
  waitingRowsForbidden: {
    subject: 'Linhas que esperavam um domínio não foram adicionadas',
    text: `Olá,

Um domínio que linhas do seu plano esperavam está verificado.
Linhas não adicionadas: {left}. Você não tem mais permissão para adicioná-las.

Quando tiver permissão de novo, você pode adicioná-las aqui:

{link}
`,
  },
  waitingRowsFailed: {
    subject: 'Linhas que esperavam um domínio não foram adicionadas',
    text: `Olá,

Um domínio que linhas do seu plano esperavam está verificado.
Linhas não adicionadas: {left}. Não foi possível conferi-las.

Você pode tentar adicioná-las de novo aqui:

{link}
`,
  },
  namesLost: {
    subject: 'Um domínio da sua conta não está verificado',
    text: `Olá,

Outra conta comprovou ser proprietária destes nomes de domínio, por isso eles não estão verificados na sua conta:

{domains}

Os e-mails desses domínios não são entregues na sua conta. Se os nomes são seus, entre em contato com o seu provedor.
`,
  },
  spamReport: {
    subject: 'Novo na sua pasta de spam: {num}',
    subjectAll: 'Na sua pasta de spam: {num}',
    text: `Olá,

Estas mensagens para {email} foram consideradas spam. Se você quiser receber alguma, abra o link dela para movê-la para a caixa de entrada:

{messages}

{more}Os links funcionam até {time}. Ao abrir um deles, você será consultado primeiro.
Você recebe este relatório porque seu administrador o ativou.
`,
    intro:
      'Estas mensagens para {email} foram consideradas spam. Se você quiser receber alguma, libere-a para movê-la para a caixa de entrada.',
    release: 'Liberar',
    from: 'De',
    title: 'Assunto',
    received: 'Recebida',
    size: 'Tamanho',
    noSubject: '(sem assunto)',
    noSender: '(sem remetente)',
    more: 'E mais {num} na sua pasta de spam.',
    footer:
      'Os links funcionam até {time}. Ao abrir um deles, você será consultado primeiro. Você recebe este relatório porque seu administrador o ativou.',
    help: 'Dúvidas? {email}',
  },
};
